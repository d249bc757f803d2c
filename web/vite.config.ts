import icons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

const ICON = "icon:";

/** `import ghost from "icon:ghost"` brings in the path of one icon, not the whole set. */
function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return null;
      const name = id.slice(ICON.length + 1);
      const icon = (icons.icons as Record<string, { body: string }>)[name];
      if (!icon) throw new Error(`game-icons has no icon called ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

export default defineConfig(({ mode }) => {
  const given = loadEnv(mode, ".", "TURNTABLE_");
  return {
    plugins: [svelte(), gameIcons()],
    define: {
      // Which build this page is; the hook that builds the package passes the hash of `web/`.
      __PAGE__: JSON.stringify(given["TURNTABLE_PAGE"] ?? "dev"),
    },
    build: {
      outDir: given["TURNTABLE_WEB_OUT"] ?? "../src/turntable/server/client",
      emptyOutDir: true,
      target: "es2022",
    },
    server: {
      proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    },
  };
});
