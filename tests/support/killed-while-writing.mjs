// Loaded before a command (`node --import`): ends the process by SIGKILL within its n-th write or move of a file below a folder,
// as a machine does that loses its power. n is in KILLED_AT, the folder in KILLED_IN.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { KILLED_AT, KILLED_IN } = process.env;
let steps = 0;

/** Whether this step is the one within which the process ends. */
const isLast = (file) => String(file).startsWith(KILLED_IN) && ++steps === Number(KILLED_AT);
const end = () => {
  process.kill(process.pid, "SIGKILL");
  // The signal comes when the system gets to it.
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
