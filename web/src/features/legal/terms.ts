/** The terms of service, as the product behaves. Whoever changes a behaviour named here changes the sentence too. */
import { productName } from '../../../../lib/contract/product.ts';
import { maxPages, maxUploadBytes } from '../../../../lib/contract/uploads.ts';
import type { LegalText } from './legal-text.ts';

const megabytes = maxUploadBytes / 1024 / 1024;

export const terms: LegalText = {
  title: 'Terms of Service',
  lead: `What you may expect of ${productName}, and what ${productName} expects of you. “We” is whoever runs this site: the name on your receipt.`,
  other: { to: '/privacy', label: 'What is stored, where, and how it is deleted: Privacy' },
  sections: [
    {
      heading: 'Your script stays yours',
      paragraphs: [
        'You keep every right in what you upload. You allow us one thing: to read the file and to compute and show you its reports. Nobody else gets to see either through this site, unless you give them a link to the reports.',
        'Upload only what you have the right to have analysed: your own work, or a script whose owner agrees.',
      ],
    },
    {
      heading: 'What the reports are',
      paragraphs: [
        'A report is a reading by a program. It counts what is on the page, compares the counts with published figures, and shows where each claim stands. Programs misread; that is why every claim carries its page and its quote, and why you should look before you cut.',
        'A score is a craft measure with a range, not a grade of your talent. The success prediction is a base rate and no promise: do not invest, hire or decline on it alone. Nothing here is legal or financial advice.',
        'We aim to have every report ready within three hours. Most take minutes. A report that fails says so and can be asked for again.',
      ],
    },
    {
      heading: 'Plans and payment',
      paragraphs: [
        'A plan is paid once, through Stripe. Nothing renews by itself, and no card number ever reaches us. An upgrade costs the full price of the higher plan and opens its reports for the scripts you have uploaded already.',
        'The price you are charged is the one on the pricing page in the currency you chose. A payment that is refunded takes its plan back.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        `One file may have up to ${megabytes} MB and ${maxPages} pages. Requests far beyond what a person makes are slowed down or refused, and so are repeated logins with a wrong password.`,
        'Keep your password to yourself. What happens under your login counts as yours until you tell us otherwise.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        'You may delete a script, or the account with everything in it, at any time, without asking anybody. We may close an account that uploads other people’s work without leave or that attacks the service.',
        'The service is offered as it is. Keep your own copy of every script: this is a place to have it read, not to store it.',
      ],
    },
  ],
};
