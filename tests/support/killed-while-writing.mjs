// Loaded before a command by `node --import`. Simulates a power failure: sends SIGKILL within the KILLED_AT-th write or
// rename in the folder KILLED_IN.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { KILLED_AT, KILLED_IN } = process.env;
let steps = 0;

const isLast = (file) => String(file).startsWith(KILLED_IN) && ++steps === Number(KILLED_AT);
const end = () => {
  process.kill(process.pid, "SIGKILL");
  // The signal may be delivered later.
  for (;;);
};

const { writeFileSync, renameSync } = fs;
fs.writeFileSync = (file, content, ...rest) => {
  if (!isLast(file)) return writeFileSync(file, content, ...rest);
  const bytes = Buffer.from(content);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2), ...rest);
  end();
};
fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (isLast(to)) end();
};
syncBuiltinESMExports();
