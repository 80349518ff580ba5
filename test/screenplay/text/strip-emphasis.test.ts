/** Which of Fountain's marks of emphasis print, and which do not. */
import { expect, it } from 'vitest';
import { stripEmphasis } from '../../../lib/screenplay/text/strip-emphasis.ts';

it.each([
  ['nothing to take off', 'Rain falls.', 'Rain falls.'],
  ['italics', 'She *never* came.', 'She never came.'],
  ['bold', 'She **never** came.', 'She never came.'],
  ['bold italics', 'She ***never*** came.', 'She never came.'],
  ['an underline', 'She _never_ came.', 'She never came.'],
  ['marks at both ends', '*never*', 'never'],
  ['several pairs', '*a* and *b*', 'a and b'],
  ['a pair in a pair', '**she _never_ came**', 'she never came'],
  ['bold that opened in italics', '*she **never***', 'she never'],
  ['italics that opened in bold', '**she *never***', 'she never'],
  ['text behind both', '*she **never*** came', 'she never came'],
  ['marks with a space behind them', 'dial *69 and then *23', 'dial *69 and then *23'],
  ['a mark that nothing closes', 'a *star', 'a *star'],
  ['a mark that nothing opens', 'a star* is', 'a star* is'],
  ['marks among spaces', 'two * three * four', 'two * three * four'],
  ['lines within words', 'snake_case_name', 'snake_case_name'],
  ['a line that opens within a word', 'snake_case_ here', 'snake_case_ here'],
  ['a line that goes on behind its end', '_snake_case', '_snake_case'],
  ['an underline in brackets', '(_never_)', '(never)'],
  ['plain stars', 'five \\*stars\\*', 'five *stars*'],
  ['plain lines', '\\_so\\_', '_so_'],
  ['another backslash', 'C:\\temp', 'C:\\temp'],
  ['pairs that cross', '*a _b* c_', 'a _b c_'],
  ['a mark forgotten in a pair', '**a *b** c*', 'a *b c*'],
  ['three stars where two opened', '**a***', '**a***'],
  ['three stars where one opened', '*a***', '*a***'],
  ['a pair behind a pair', '_*a* b_ *c*', 'a b c'],
])('takes off %s', (_name, line, text) => {
  expect(stripEmphasis(line)).toBe(text);
});
