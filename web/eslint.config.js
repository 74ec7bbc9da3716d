// What the types cannot see. The layout of the text is prettier's business, the plan of the rooms tests/rooms.test.ts's.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default ts.config(
  { ignores: ["node_modules/", "public/", "made/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      "svelte/no-unused-svelte-ignore": "off", // it reads the reason behind the name as names; svelte-check looks
      "svelte/prefer-svelte-reactivity": "off", // what is only looked up need not be followed
      "svelte/no-useless-mustaches": "off", // {" "} is a space that no formatter may take away
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig: config } },
  },
);
