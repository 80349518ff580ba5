/** Makes a thing on first use and keeps it for the process. */
export const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
