/** What /__local/inbox shows of the mails kept on this machine, as a page for people and as JSON for tests; it changes nothing. */
import { html, localPage } from '../local-page.ts';
import type { Mail } from './start-mail.ts';

/** A mail with the six digits found in it, so that a test needn't search the text. */
export interface InboxEntry extends Mail {
  readonly code: string | null;
}

/** The JSON answer of the inbox, oldest first. */
export function inboxEntries(mails: readonly Mail[]): InboxEntry[] {
  return mails.map((mail) => ({ ...mail, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? null }));
}

/** The inbox as an HTML document, newest mail first. Mail is shown as text, whatever it holds. */
export function inboxPage(mails: readonly Mail[]): string {
  const entries = inboxEntries(mails).reverse();
  const articles = entries.map(
    (entry) => html`<article class="card"><h2>${entry.subject}</h2>
<p class="soft">To ${entry.to.join(', ')} · from ${entry.from}${entry.replyTo.length > 0 ? html` · answers to ${entry.replyTo.join(', ')}` : undefined} · <time datetime="${entry.at}">${entry.at.replace('T', ' ').slice(0, 19)} UTC</time></p>
${entry.html === null ? undefined : html`<p><a href="/__local/inbox?html=${entry.id}">As HTML</a></p>`}${entry.code === null ? undefined : html`<p>Code: <span class="code">${entry.code}</span></p>`}<pre>${entry.text}</pre></article>`,
  );
  return localPage({
    title: `Inbox (${entries.length})`,
    body: html`<main class="wide"><span class="badge">LOCAL</span><h1>Inbox</h1>
<p class="soft">Mail that this machine would have sent. Nothing leaves it. Reload for new mail.</p>
${articles.length > 0 ? articles : html`<p>No mail yet.</p>`}</main>`,
  });
}
