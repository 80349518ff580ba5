/** Keeps a chosen script on this device while its reader signs up and pays: leaving for the payment provider's page forgets everything else. Never sent anywhere. */

export interface KeptFile {
  /** Takes the place of an earlier one. Never rejects: without it the file is chosen again. */
  keep(file: File): Promise<void>;
  /** The file, once; null where there is none, or it is older than a day. */
  take(): Promise<File | null>;
  drop(): Promise<void>;
}

const databaseName = 'kept-file';
const storeName = 'files';
const key = 'script';
/** Whoever comes back later has forgotten it, or is somebody else. */
const keptForMs = 24 * 60 * 60 * 1000;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused the request.'));
  });

const fileIn = (stored: unknown, nowMs: number): File | null => {
  if (typeof stored !== 'object' || stored === null || !('file' in stored) || !('atMs' in stored)) return null;
  const { file, atMs } = stored;
  return file instanceof File && typeof atMs === 'number' && nowMs - atMs < keptForMs ? file : null;
};

/** `indexed` null: a browser without IndexedDB keeps nothing. */
export function createKeptFile(indexed: IDBFactory | null, now: () => number): KeptFile {
  const within = async <T>(work: (files: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> => {
    if (indexed === null) return otherwise;
    try {
      const request = indexed.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      const database = await settled(request);
      try {
        return await work(database.transaction(storeName, 'readwrite').objectStore(storeName));
      } finally {
        database.close();
      }
    } catch (error) {
      // A private window, or a full disk: the file is chosen again then.
      console.error('The chosen file could not be kept on this device.', error);
      return otherwise;
    }
  };
  return {
    keep: (file) =>
      within<void>(async (files) => {
        await settled(files.put({ file, atMs: now() }, key));
      }, undefined),
    take: () =>
      within(async (files) => {
        const stored: unknown = await settled(files.get(key));
        await settled(files.delete(key));
        return fileIn(stored, now());
      }, null),
    drop: () =>
      within<void>(async (files) => {
        await settled(files.delete(key));
      }, undefined),
  };
}
