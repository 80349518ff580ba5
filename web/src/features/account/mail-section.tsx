/** Which mail the user wants: a box a kind of mail, kept as soon as it is changed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MailChoices, mailChoices } from '../../../../lib/contract/mail.ts';
import { sentenceOf } from '../../api/api-error.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountSection, Waiting } from './account-section.tsx';
import type { Task } from './account-store.ts';

const words: Readonly<Record<keyof MailChoices, string>> = {
  reports_ready: 'When the reports on a script are ready',
  share_opened: 'When a link that I shared is opened for the first time',
  welcome: 'A welcome to a new account',
  account_deleted: 'That my account was deleted',
};
/** In the order of the words above. */
const kinds = mailChoices.keyof().array().parse(Object.keys(words));

/** The choices as the server has them; null until they have come. */
function useMailChoices() {
  const { api } = useStores();
  const [choices, setChoices] = useState<MailChoices | null>(null);
  const [task, setTask] = useState<Task>({ state: 'idle' });
  const fail = useCallback(
    (error: unknown, fallback: string) =>
      setTask({ state: 'failed', message: sentenceOf(error, fallback), code: null }),
    [],
  );
  const load = useCallback(() => {
    setTask({ state: 'idle' });
    api('getMailChoices').then(setChoices, (error: unknown) =>
      fail(error, 'What you have chosen could not be loaded.'),
    );
  }, [api, fail]);
  useEffect(load, [load]);
  const unsaved = useRef<MailChoices | null>(null);
  /** A box pressed while another is being kept goes after it. */
  const choose = async (kind: keyof MailChoices, isWanted: boolean): Promise<void> => {
    if (choices === null) return;
    unsaved.current = { ...choices, [kind]: isWanted };
    setChoices(unsaved.current);
    if (task.state === 'busy') return;
    setTask({ state: 'busy' });
    let kept = choices;
    try {
      while (unsaved.current !== null) {
        const body: MailChoices = unsaved.current;
        unsaved.current = null;
        kept = await api('saveMailChoices', { body });
      }
      setTask({ state: 'done', message: 'Saved.' });
    } catch (error) {
      unsaved.current = null;
      fail(error, 'Your choice could not be saved.');
    }
    setChoices(kept);
  };
  return { choices, task, load, choose };
}

export function MailSection() {
  const { choices, task, load, choose } = useMailChoices();
  return (
    <AccountSection title="Mail" task={task}>
      <p className="max-w-prose">A receipt comes by mail for every payment. What else you want, you choose here.</p>
      {choices === null ? (
        <div className={task.state === 'failed' ? '' : 'min-h-44'}>
          {task.state === 'failed' ? (
            <Button look="quiet" onClick={load}>
              Load again
            </Button>
          ) : (
            <Waiting />
          )}
        </div>
      ) : (
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-6 shrink-0 accent-accent"
                  checked={choices[kind]}
                  onChange={(event) => void choose(kind, event.target.checked)}
                />
                {words[kind]}
              </label>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
