/** The remembered login without its cipher, which comes when it is first asked for. Where it cannot come, nothing is remembered and nothing fails. */
import type { RememberedLogin } from './remembered-login.ts';

/** `load` is called until it has succeeded once. */
export function lateRememberedLogin(load: () => Promise<RememberedLogin>): RememberedLogin {
  let coming: Promise<RememberedLogin> | null = null;
  const open = (): Promise<RememberedLogin> => {
    coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  const attempt = async <T>(task: (login: RememberedLogin) => Promise<T>, otherwise: T): Promise<T> => {
    let login: RememberedLogin;
    try {
      login = await open();
    } catch (error) {
      console.error(`The remembered login could not be reached: ${error instanceof Error ? error.name : 'unknown'}`);
      return otherwise;
    }
    return task(login);
  };
  return {
    recall: () => attempt((login) => login.recall(), { email: '', password: '' }),
    remember: (email, password) => attempt((login) => login.remember(email, password), undefined),
    replacePassword: (email, password) => attempt((login) => login.replacePassword(email, password), undefined),
    forget: () => attempt((login) => login.forget(), undefined),
  };
}
