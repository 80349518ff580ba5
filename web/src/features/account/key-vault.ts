/** Keeps one non-extractable AES-GCM key in IndexedDB: it can be used on this browser and read by nobody. */

export interface KeyVault {
  /** The key, made on first use. Rejects where the browser has no WebCrypto or no IndexedDB. */
  key(): Promise<CryptoKey>;
}

const databaseName = 'remembered-login';
const storeName = 'keys';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused the request.'));
  });

export function createKeyVault(indexed: IDBFactory, subtle: SubtleCrypto): KeyVault {
  const open = (): Promise<IDBDatabase> => {
    const request = indexed.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    return settled(request);
  };
  return {
    async key() {
      const database = await open();
      try {
        const stored: unknown = await settled(database.transaction(storeName).objectStore(storeName).get('login'));
        if (stored instanceof CryptoKey) return stored;
        const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
        await settled(database.transaction(storeName, 'readwrite').objectStore(storeName).put(made, 'login'));
        return made;
      } finally {
        database.close();
      }
    },
  };
}
