// One benchmark in a process of its own, so that none warms another's caches.
const module = await import(`../bench/${process.argv[2]}.ts`);
await module.run();
