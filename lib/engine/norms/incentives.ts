/**
 * Film incentives by place, as a dated table: headline rate, who published it and when. Is never current: it was put together from public pages in November 2026, rates change by the month, and whoever budgets with one has to ask the film commission first.
 */

/** The month in which the rows were put together; rows are old or fresh by this date, never by a clock. */
export const incentivesCollected = '2026-11';

/**
 * `percent` is the headline rate in hundredths of what `note` or the programme's rules count as qualifying spend. `published` is the year
 * of the source, null when the page bears no date.
 */
export interface Incentive {
  readonly place: string;
  readonly kind: 'credit' | 'rebate' | 'deduction' | 'reimbursement' | 'offset' | 'grant';
  readonly percent: number;
  readonly note: string;
  readonly published: number | null;
  readonly source: string;
}

type Row = readonly [
  place: string,
  kind: Incentive['kind'],
  percent: number,
  note: string,
  published: number | null,
  source: string,
];

/** The source of a rate that somebody has written down and no office or firm has published. */
export const unofficial = 'unofficial note';

const rows: readonly Row[] = [
  ['United Kingdom', 'credit', 34, '39% animation; 53% independent film', 2025, 'nibusinessinfo.co.uk'],
  ['Ireland', 'credit', 32, '40% for features under EUR 20m', 2025, 'kpmg.com TaxNewsFlash'],
  ['Hungary', 'rebate', 30, 'yearly registration cap', 2025, 'ceelegalmatters.com'],
  ['Czechia', 'rebate', 25, '35% animation and digital', 2025, 'cineuropa.org'],
  ['Poland', 'rebate', 30, 'minimum spend', 2019, 'filmneweurope.com'],
  ['Croatia', 'rebate', 25, '30% in less developed regions', 2019, 'filmneweurope.com'],
  ['Montenegro', 'rebate', 25, '', 2019, 'filmneweurope.com'],
  ['France', 'rebate', 30, '40% with VFX spend over EUR 2m', null, 'mpcvfx.com'],
  ['Spain', 'deduction', 30, 'first EUR 1m, then 25%', null, 'profilm.es'],
  ['Canary Islands', 'deduction', 50, 'first EUR 1m, then 45%; cap EUR 36m', null, 'profilm.es'],
  ['Malta', 'rebate', 40, 'up to; cultural test', 2024, 'filmneweurope.com'],
  ['Greece', 'rebate', 40, '', null, 'shootincrete.com'],
  ['Iceland', 'reimbursement', 25, 'up to 35%', null, 'rvkstudios.is'],
  ['Cyprus', 'rebate', 40, '', null, 'sistolaw.com'],
  ['Estonia', 'rebate', 30, 'up to', null, 'sistolaw.com'],
  ['Saudi Arabia', 'rebate', 40, 'up to; feature minimum USD 200k', 2022, 'film.sa'],
  ['Abu Dhabi', 'rebate', 35, 'up to 50% by points', 2025, 'khaleejtimes.com'],
  ['Jordan', 'rebate', 25, '', 2021, 'hollywoodreporter.com'],
  ['India', 'reimbursement', 40, 'up to; cap INR 30 crore', 2023, 'newindianexpress.com'],
  ['Thailand', 'rebate', 20, 'rise to 30% planned', 2024, 'trade press'],
  ['Australia', 'offset', 30, 'from July 2023', 2024, 'senalnews.com'],
  ['New Zealand', 'rebate', 20, 'up to 25%; minimum NZD 4m from 2026', 2025, 'filminformation.com'],
  ['South Africa', 'grant', 25, 'cap ZAR 50m', 2020, 'callsheet'],
  ['Colombia', 'rebate', 40, 'audiovisual services; 20% logistics', null, 'sistolaw.com'],
  ['Chile', 'rebate', 30, 'cap USD 3m', null, 'sistolaw.com'],
  ['Dominican Republic', 'credit', 25, 'transferable', null, 'sistolaw.com'],
  ['Canada (federal)', 'credit', 16, 'labour; stacks with a province', 2025, 'cinenorthconsulting.com'],
  ['British Columbia', 'credit', 36, 'labour', 2025, 'cinenorthconsulting.com'],
  ['Ontario', 'credit', 21.5, '', 2025, 'cinenorthconsulting.com'],
  ['Alberta', 'credit', 22, 'up to 30%', 2025, 'cinenorthconsulting.com'],
  ['Manitoba', 'credit', 30, 'up to 45%; two streams', 2025, 'cinenorthconsulting.com'],
  ['Georgia (US)', 'credit', 20, '+10% with logo; minimum USD 500k', null, 'postcredit.co'],
  ['New York', 'credit', 30, '+10% upstate labour', 2025, 'greenslate.com'],
  ['New Jersey', 'credit', 30, 'up to 40%; transferable', 2025, 'greenslate.com'],
  ['California', 'credit', 35, 'up to 40%; yearly cap USD 750m', 2025, 'bill summary'],
  ['New Mexico', 'credit', 25, 'up to 40%', 2025, 'filmlocal.com'],
  ['Illinois', 'credit', 30, '', 2024, 'staffmeup.com'],
  ['Massachusetts', 'credit', 25, 'spend and payroll', 2025, unofficial],
  ['Texas', 'grant', 31, 'up to, with bonuses', 2025, unofficial],
  ['Kentucky', 'credit', 30, 'up to 35%; refundable', 2025, unofficial],
];

export const incentives: readonly Incentive[] = rows.map(([place, kind, percent, note, published, source]) => ({
  place,
  kind,
  percent,
  note,
  published,
  source,
}));
