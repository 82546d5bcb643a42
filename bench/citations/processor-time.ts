/** Milliseconds of the processor that a piece of work takes; what else the machine does lengthens it less than the clock. */
export function processorTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}
