/** The four cookies a session lives in: 7 days, path /, SameSite=Strict, Secure on https. Knows nothing of what is in them. */

export type SessionCookie = 'token' | 'refreshToken' | 'user' | 'paymentStatus';

export interface CookieJar {
  read(name: SessionCookie): string | null;
  write(name: SessionCookie, value: string): void;
  remove(name: SessionCookie): void;
  /** Removes every cookie that a script can see, not only ours. */
  clear(): void;
}

const sevenDaysSeconds = 7 * 24 * 60 * 60;

/** `secure` is true on https; a browser refuses the attribute elsewhere. */
export function createCookieJar(doc: Pick<Document, 'cookie'>, secure: boolean): CookieJar {
  const attributes = `; path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
  const pairs = (): [string, string][] =>
    doc.cookie
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      });
  const expire = (name: string): void => {
    doc.cookie = `${name}=; max-age=0${attributes}`;
  };
  return {
    read(name) {
      const value = pairs().find(([key]) => key === name)?.[1];
      if (value === undefined || value === '') return null;
      try {
        return decodeURIComponent(value);
      } catch {
        // Not ours: a value that was never URL-encoded is handed on as it stands, and its reader refuses it.
        return value;
      }
    },
    write(name, value) {
      doc.cookie = `${name}=${encodeURIComponent(value)}; max-age=${sevenDaysSeconds}${attributes}`;
    },
    remove: expire,
    clear() {
      for (const [name] of pairs()) expire(name);
    },
  };
}
