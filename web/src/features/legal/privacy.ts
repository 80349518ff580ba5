/** What the product stores, where, for how long, and how it goes. Every sentence has its counterpart in lib/stack or lambdas. */
import { productName } from '../../../../lib/contract/product.ts';
import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  title: 'Privacy',
  lead: `What ${productName} keeps, where it lies, how long it stays, and how you remove it.`,
  other: { to: '/terms', label: 'What you may expect of the service: Terms of Service' },
  sections: [
    {
      heading: 'What is stored',
      paragraphs: [
        'Your account: email, username and a password, which the login service keeps in a form that nobody can read back. If you switch a second factor on: the key of your authenticator app, at the login service, and your recovery codes in such a form.',
        'For every script: the file, the text read from it, the details you add in the form, and the reports.',
        'For every question that you ask of a script where a model answers: the question and its answer.',
        'For every payment: the plan, the amount, the currency, the date and Stripe’s own ids. Card numbers go to Stripe and never to us.',
        'For every share link that you make: when it was made, when it ends, and a hash of its secret. The secret itself is in the link alone.',
        'What mail of ours you do not want, if you say so, and for forty days which mail was sent to you and when.',
        'Of a link that you share: on which days it was opened and how often, and what its readers write to you with the name they give; not who they are.',
        'If you ask for the consultation: your question and the times you name. Both are also mailed to us together with your name and address, so that we can answer.',
      ],
    },
    {
      heading: 'Where it is stored',
      paragraphs: [
        'In the cloud account of whoever runs this site, at Amazon Web Services, in one region: files in private storage without public access, encrypted at rest and on the way; accounts in its login service; the rest in one database. A copy of the product that runs on one machine keeps all of it in a folder on that machine.',
        'Your script is sent to nobody else, but for the language model named below where there is one. Stripe hears of payments, and nothing of scripts. Whoever you give a share link sees the reports with the lines they quote, until the link ends or you revoke it; neither the file nor the rest of the script.',
      ],
    },
    {
      heading: 'What reads your script',
      paragraphs: [
        'A program that counts. Where the operator of this service has connected a language model, your script is sent to it for its opinion, and passages of it with each question that you ask of it; the opinion stands apart in your reports under the model’s name. Where no report names a model, none has read your script.',
        'Uploads are never used for training. The figures that reports compare with come from published tables and from scripts of our own.',
      ],
    },
    {
      heading: 'How long it stays',
      paragraphs: [
        'Scripts and reports stay until you delete them. There is no date on which they go by themselves. The record of an upload whose file never arrived is removed a day or two later. What the service itself replaces or clears away, such as a report that a newer one replaced, is gone 30 days later.',
        'Logs hold ids, counts, durations and error codes, never a word of a script, and are kept for one month. The storage’s own access log, with addresses and file ids, is kept for 90 days.',
      ],
    },
    {
      heading: 'How to delete it',
      paragraphs: [
        'Delete a script under “Your scripts”: its file, its text, its reports and its share links go at once. Delete the account on the account page: all scripts and reports, your requests, your plan and your login go with it.',
        'Three things outlive that. Receipts stay without your name, because bookkeeping requires them; Stripe keeps its own. The database’s backup forgets what was deleted after 35 days; files have no backup, so they are gone. A consultation request that was mailed stays in the mailbox it went to.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Four cookies keep you logged in for seven days: token, refreshToken, user and paymentStatus. The browser’s storage holds your latest upload, your chosen plan, the theme you chose, the names and verdicts you put on a coverage, and, if you tick “Remember me”, your email and your password under a key that does not leave this browser. A script that you drop on the home page before you have a plan waits in this browser, for a day at most, and is sent only when you press “Analyze Script”. Logging out removes all but the theme and what you asked to be remembered.',
        'There are no trackers and no advertising. The one script from elsewhere is Stripe’s, loaded when you go to pay. The sample needs no cookie at all.',
      ],
    },
  ],
};
