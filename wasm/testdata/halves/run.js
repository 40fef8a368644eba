// Runs a program in two parts, the second of which comes late: node run.js wasm_exec.js parts.js first.wasm rest.wasm
"use strict";

const { readFileSync } = require("fs");
const [glue, partsFile, firstFile, restFile] = process.argv.slice(2);
const set = setTimeout;
globalThis.window = globalThis;
require(glue);
require(partsFile);

const say = (...words) => console.log(...words);
const pass = (time) => new Promise((done) => set(done, time));
const go = new Go();
go.env.GOTRACEBACK = "system";
const parts = window.engawaParts(go, (on) => say(on ? "stands still" : "goes on"));
globalThis.setTimeout = (call, time) => set(parts.gate(call), time); // for the program's timers
globalThis.callBack = () => say("within:", hear("from within"));

(async () => {
  const first = (await WebAssembly.instantiate(readFileSync(firstFile), go.importObject)).instance;
  const over = parts.begin(first, () => go.run(first));
  say("standing:", parts.standsStill());
  for (let n = 0; n < 3; n++) {
    say("asking:", ask(n));
    await pass(5);
  }
  const rest = await WebAssembly.compile(readFileSync(restFile));
  await WebAssembly.instantiate(rest, parts.imports());
  parts.complete();
  while (!here()) await pass(1); // what has come in before comes first
  say("asking:", ask(3));
  end();
  await over;
  say("over");
})();
