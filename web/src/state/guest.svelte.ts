/** Who sits at this browser. */
import { newGuest, rename, type NewGuest } from "../api/guests";
import { caller, Refusal } from "../api/http";
import { t } from "./language.svelte";
import { recall, remember } from "./stored";

export const NAME_LENGTH = 30;

class Me {
  guest = $state.raw<NewGuest | null>(recall<NewGuest>("guest"));
  /** The name as it is being typed. */
  name = $state(recall<string>("name") ?? "");
}

export const me = new Me();
caller.token = me.guest?.token ?? null;

function keep(guest: NewGuest | null): void {
  me.guest = guest;
  caller.token = guest?.token ?? null;
  remember("guest", guest);
}

export function typedName(name: string): void {
  me.name = name;
  remember("name", name);
}

export function forgetGuest(): void {
  keep(null);
}

/** Do something that needs a guest, introducing or renaming them first. */
export async function asGuest<Result>(doing: () => Promise<Result>): Promise<Result> {
  try {
    await introduce();
    return await doing();
  } catch (error) {
    // The server does not know this token, perhaps because its tables were cleared away.
    if (!(error instanceof Refusal) || error.code !== "who-are-you") throw error;
    forgetGuest();
    await introduce();
    return doing();
  }
}

async function introduce(): Promise<void> {
  const name = me.name.trim().slice(0, NAME_LENGTH) || t("guest-name");
  if (!me.guest) keep(await newGuest(name));
  else if (me.guest.name !== name) keep({ ...me.guest, ...(await rename(name)) });
}
