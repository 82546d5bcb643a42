// Runs one benchmark in its own process, so that no benchmark warms the caches of another.
const module = await import(`../bench/${process.argv[2]}.ts`);
await module.run();
