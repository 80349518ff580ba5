/** `npm start`: the whole product on this machine. Refuses a Node that can't run it, in words, before anything else is loaded. */
const wanted = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major === undefined || major < wanted) {
  console.error(
    `This needs Node ${wanted} or newer and runs on ${process.versions.node}. Use \`npm start\`, which brings`,
  );
  console.error('its own on Linux x64; on other systems install it from https://nodejs.org.');
  process.exitCode = 1;
} else {
  const { startProduct } = await import('./start-product.ts');
  await startProduct();
}

export {};
