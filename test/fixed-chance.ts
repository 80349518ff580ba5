/**
 * fast-check with one seed for everybody: a change is judged by the same inputs before and after, and nobody's run fails by another's bad luck.
 * `SEED=7 npx vitest run FILE` looks elsewhere; `SEED=random` takes the clock's.
 */
import fc from 'fast-check';

const asked = process.env.SEED;
if (asked !== 'random') fc.configureGlobal({ seed: asked === undefined ? 20261122 : Number.parseInt(asked, 10) });

export default fc;
