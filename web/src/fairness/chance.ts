/** The chance of a table, from its seed: docs/fairness.md byte by byte. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Seed {
  secret: string;
  contributions: string[];
  table: string;
}

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

export const commitmentOf = (secret: string) => bytesToHex(sha256(hexToBytes(secret)));

export function keyOf({ secret, contributions, table }: Seed): Uint8Array {
  const name = utf8ToBytes(table);
  const length = new Uint8Array(2);
  new DataView(length.buffer).setUint16(0, name.length);
  return hmac(sha256, hexToBytes(secret), concatBytes(length, name, ...contributions.map((hex) => hexToBytes(hex))));
}

/** The numbers of a draw, in order: `below(k)` is the next one below k. */
export function drawn(key: Uint8Array, draw: number): (k: number) => number {
  let block = 0;
  let words: number[] = [];

  const nextWord = () => {
    if (!words.length) words = blockOf(key, draw, block++);
    return words.shift() as number;
  };

  return (k) => {
    const limit = WORDS - (WORDS % k);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % k;
  };
}

function blockOf(key: Uint8Array, draw: number, block: number): number[] {
  const message = new Uint8Array(16);
  const numbers = new DataView(message.buffer);
  numbers.setBigUint64(0, BigInt(draw));
  numbers.setBigUint64(8, BigInt(block));
  const bytes = hmac(sha256, key, message);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / WORD_BYTES }, (_, i) => view.getUint32(i * WORD_BYTES));
}
