/** Loads the payment provider's script from its own host, once per address. */

const loads = new Map<string, Promise<void>>();

/** Rejects when the script does not load; a later call tries again. */
export function loadScript(address: string): Promise<void> {
  const known = loads.get(address);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      loads.delete(address);
      reject(new Error('The script did not load.'));
    });
    document.head.append(element);
  });
  loads.set(address, load);
  return load;
}
