/** The lines of the score sheet: their rules, and the picture of each. */
import type { MonsterKind } from "./components";

export const LINE_RULES: Record<string, string> = {
  dragons: "GG-20",
  ghosts: "GG-21",
  golems: "GG-22",
  satyrs: "GG-23",
  skeletons: "GG-24",
  slimes: "GG-25",
  bats: "GG-26",
  werewolves: "GG-27",
  wisps: "GG-28",
  diamonds: "GG-29",
  bone: "GG-30",
  tooth: "GG-31",
  other: "GG-32",
};

export const LINE_MONSTER: Record<string, MonsterKind> = {
  dragons: "dragon",
  ghosts: "ghost",
  golems: "golem",
  satyrs: "satyr",
  skeletons: "skeleton",
  slimes: "slime",
  bats: "bat",
  werewolves: "werewolf",
  wisps: "wisp",
};
