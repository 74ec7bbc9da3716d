// One game's module under Node: lays games out as bytes, calls the module, and prints what it answers. No rule is here.
import { readFileSync } from "node:fs";
import { argv, cpuUsage, stdout } from "node:process";

const job = JSON.parse(readFileSync(argv[2], "utf-8"));
const module = await WebAssembly.compile(readFileSync(job.module));
const imports = WebAssembly.Module.imports(module).map(({ name }) => name);
const instance = await WebAssembly.instantiate(module);
const call = instance.exports;
const record = call.purrlor_host();
const memory = () => call.memory.buffer;
const field = (name) => new DataView(memory(), Number(record) + job.host[name], 8);
const room = (name) => Number(field(name).getBigInt64(0, true));
const put = (name, bytes) => new Uint8Array(memory(), room(name), bytes.length).set(bytes);

function begin({ blank, words }) {
  put("blank", Buffer.from(blank, "hex"));
  new BigInt64Array(memory(), room("words"), 4).set(words.map(BigInt));
}

function walk(game) {
  begin(game);
  call.purrlor_walk(record);
  return [...new BigInt64Array(memory(), room("trail"), 3)].map(String);
}

const spent = () => cpuUsage().user / 1e6;

/** How often a second of the processor's time something is done; each call of it says how much that was. */
function measured(seconds, work) {
  const began = spent();
  let done = 0;
  while (spent() - began < seconds) done += work();
  return done / (spent() - began);
}

function speeds({ seconds, ...game }) {
  begin(game);
  const tally = () => Number(new BigInt64Array(memory(), room("tally"), 2)[1]);
  let played = 0n;
  const playouts = measured(seconds, () => {
    const before = tally();
    call.purrlor_host_playouts(record, played, 100n);
    played += 100n;
    return tally() - before;
  });
  call.purrlor_host_deal(record);
  field("worlds").setBigInt64(0, 0n, true);
  field("depth").setBigInt64(0, 1n << 30n, true);
  field("explore").setFloat64(0, 0.7, true);
  const search = measured(seconds, () => {
    call.purrlor_host_think(record, BigInt(game.seat));
    call.purrlor_host_look(record, 1000n);
    return 1000;
  });
  return { playouts, search };
}

put("logs", readFileSync(job.logs));
const walks = job.walks?.map(walk);
stdout.write(JSON.stringify({ imports, walks, ...(job.speed && speeds(job.speed)) }));
