/** What a function's Node is started with. */

/** Stack frames in the log name our files, not columns of a minified bundle. */
export const nodeOptions = '--enable-source-maps';

/**
 * Of the function that reads one script after another. A reading leaves 15 MB behind, but V8's nursery grows by itself to 96 MB, and what outgrows it lies
 * uncollected: 320 MB after twenty long scripts. Bounded to thrice this many megabytes, it is 170, at the same speed.
 */
export const readerNodeOptions = `${nodeOptions} --max-semi-space-size=4`;
