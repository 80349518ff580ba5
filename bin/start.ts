/** `npm start`: the whole product on this machine. Refuses a Node that can't run it, in words, before anything else is loaded. */
import { helpAndEnd } from './command.ts';

const usage = `Usage: npm start -- [--fresh] [--faults SEED | --like-aws]
       npm run dev -- [--fresh]

Runs the whole product on this machine. --fresh begins with new state; --faults lets services fail, the same way for the same seed;
--like-aws takes the time that AWS takes: late and repeated messages, real visibility timeouts, throttling, ten functions at once.
PORT is its port (3000), DRAMATURG_STATE the folder of its state (.local), PLANS_FILE the prices and quotas; MODEL_BASE_URL, MODEL_ID and others as in the README.`;
const wanted = 24;
/** A half of what is new in the main thread's heap. */
const nurseryMb = 8;

/**
 * By itself glibc gives every thread a heap of its own, up to eight a core, and what a function's thread leaves in one of them stays with the process:
 * hundreds of megabytes after an hour. V8's nursery of the main thread grows to a hundred under load. Both are told how far they may go when a process
 * begins, hence the process begins again, in place.
 */
function keepMemorySmall(): void {
  const { MALLOC_ARENA_MAX, ...environment } = process.env;
  if (process.platform !== 'linux' || MALLOC_ARENA_MAX !== undefined) return;
  const args = [process.execPath, `--max-semi-space-size=${nurseryMb}`, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...environment, MALLOC_ARENA_MAX: '2' });
}
const [major] = process.versions.node.split('.').map(Number);

helpAndEnd(usage);
if (major === undefined || major < wanted) {
  console.error(
    `This needs Node ${wanted} or newer and runs on ${process.versions.node}. Use \`npm start\`, which brings`,
  );
  console.error('its own on Linux x64; on other systems install it from https://nodejs.org.');
  process.exitCode = 1;
} else {
  keepMemorySmall();
  const { startProduct } = await import('./start-product.ts');
  await startProduct();
}
