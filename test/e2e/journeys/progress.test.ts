/** The upload progress screen from the first per cent to the dashboard. */
import { expect, it } from 'vitest';
import { corpusPath } from '../../pdf/corpus.ts';
import { expectNoErrors, goOnToDashboard, pathOf, sendFile } from '../customer.ts';
import { until } from '../http-customer.ts';
import { expectVisitors } from '../visitors.ts';

const { subscriber } = expectVisitors();

it('an upload shows its phases, holds back an early press, keeps the details and leads to the dashboard', async () => {
  const { page, errors, http } = await subscriber('basic');
  await sendFile(page, corpusPath('the-last-reel.pdf'));
  await page.getByRole('heading', { name: 'Uploading Script' }).waitFor();
  await page.getByText('Please fill the form while your script is uploading').waitFor();
  await page.getByRole('button', { name: 'Please wait...' }).click({ force: true });
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await alert.getByText('Please wait for the upload to complete before proceeding.').waitFor();
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/uploading-progress');

  await page.getByLabel('Movie Title').fill('The Last Reel, second look');
  await page.getByLabel('Director').fill('Ida Marsh');
  await page.getByLabel('Genre').selectOption('scifi');
  await page.getByRole('heading', { name: 'Upload Complete' }).waitFor();
  await page.getByText('Your script has been analyzed successfully').waitFor();
  await goOnToDashboard(page);
  await page.getByText('The Last Reel, second look').first().waitFor();
  const { scripts } = await until(
    () => http.call('listScripts'),
    // Each field is saved as it is left, and the genre, still in hand, by 'Next'.
    (list) => list.scripts[0]?.details.genre === 'scifi',
    () => 'the details were not kept',
  );
  expect(scripts[0]?.details).toMatchObject({
    title: 'The Last Reel, second look',
    director: 'Ida Marsh',
    genre: 'scifi',
    // The sample text that a field shows is nothing that anybody typed.
    script_type: '',
    cast: '',
  });
  expectNoErrors(errors);
});
