import { ask } from "./http";

export interface NewGuest {
  id: string;
  name: string;
  token: string;
}

export const newGuest = (name: string) => ask<NewGuest>("/api/guests", { method: "POST", body: { name } });

export const rename = (name: string) =>
  ask<{ id: string; name: string }>("/api/guests/me", { method: "PATCH", body: { name } });
