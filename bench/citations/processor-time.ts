/** Measures processor time in milliseconds, which other work on the machine affects less than clock time. */
export function processorTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}
