// Loaded before a command (`node --import`): ends the process by SIGKILL within its n-th write or move of a file of the
// project, as a machine does that loses its power. n is in KILLED_AT.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { relative } from "node:path";

const at = Number(process.env.KILLED_AT);
let steps = 0;

const isOfProject = (file) =>
  typeof file === "string" && !/^\.\.|^(node_modules|\.cache)(\/|$)|\.timestamp-/.test(relative(process.cwd(), file));

/** Whether this step is the one within which the process ends. */
const isLast = (file) => isOfProject(file) && ++steps === at;
const end = () => {
  process.kill(process.pid, "SIGKILL");
  // The signal comes when the system gets to it.
  for (;;);
};

const { writeFileSync, renameSync, copyFileSync } = fs;
fs.writeFileSync = (file, content, ...rest) => {
  if (!isLast(file)) return writeFileSync(file, content, ...rest);
  const bytes = Buffer.from(content);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2), ...rest);
  end();
};
fs.renameSync = (from, to) => {
  const last = isLast(to);
  renameSync(from, to);
  if (last) end();
};
fs.copyFileSync = (from, to, ...rest) => {
  if (isLast(to)) end();
  copyFileSync(from, to, ...rest);
};
syncBuiltinESMExports();
