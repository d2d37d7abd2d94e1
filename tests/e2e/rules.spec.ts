// A rule is written where it is read: the formula of a timeout is a field when it is pressed, what is wrong is said beside it
// while the last rule holds, Enter runs it, undo takes it back; and the row of the setting has the same field.

import { expect } from '@playwright/test';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { test } from '../support/kept-page.ts';

const AT_TIMEOUT = 'rmin=200ms&t=0.65s';

test('the formula of a timeout is a field, in both languages', async ({ look }) => {
  const page = await look(reno, AT_TIMEOUT);
  const formula = page.locator('.arithmetic-open');
  await expect(formula).toContainText('RTO = max(');
  await formula.click();
  const field = page.getByRole('combobox', { name: 'RTO algorithm, as a rule' });
  await expect(field).toBeFocused();
  // The algorithm in force, as a rule.
  await expect(field).toHaveValue('max(min, srtt + max(g, k * rttvar))');

  // What it gave in this run, and what another one would have given with the same numbers.
  const gave = page.locator('.rule-gave');
  await expect(gave).toContainText('What it gave');
  await expect(gave.locator('.rule-mine')).toHaveAttribute('d', /^M.*H/);
  await expect(gave).toContainText('now 200 ms');
  await field.fill('2 * srtt');
  await expect(gave).toContainText('What it would have given in this run');
  await expect(gave).toContainText(/now 96\.\d ms, the dashed one 200 ms/);

  await field.fill('max(min, srtt + 4)');
  const alert = page.locator('.rule-field').getByRole('alert');
  await expect(alert).toContainText(
    'Character 17: 4 has no unit; srtt is a time. The last rule that worked still holds.',
  );
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).not.toContain('rto=');

  // A name is completed by a press, with what it is now, or by the arrows; Escape leaves the list first.
  await field.fill('max(min, srtt + 2 * rt');
  const names = page.getByRole('listbox', { name: 'What it can look at' }).getByRole('option');
  await expect(names).toHaveCount(2);
  await expect(names.first()).toContainText(/rtt.*newest round-trip time.*now \d+(\.\d+)? ms/);
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await names.first().getAttribute('id'))!);
  await field.press('Escape');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  await names.first().click();
  await expect(field).toHaveValue('max(min, srtt + 2 * rtt');
  await page.keyboard.type('v');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(field).toHaveValue('max(min, srtt + 2 * rttvar');
  await expect(field).toBeFocused();
  await page.keyboard.type(')');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toContain('rto=max%28min,srtt%2B2%2Arttvar%29');
  await expect(field).toHaveCount(0);

  await page.keyboard.press('Control+z');
  await expect.poll(() => new URL(page.url()).hash).not.toContain('rto=');

  await look(reno, `${AT_TIMEOUT}&lang=ko`);
  await page.locator('.arithmetic-open').click();
  const korean = page.getByRole('combobox', { name: 'RTO 알고리즘 규칙' });
  await korean.fill('srtt + 4');
  await expect(page.locator('.rule-field').getByRole('alert')).toContainText(
    '8번째 글자: 4에는 단위가 없는데 srtt은(는) 시간입니다',
  );
  await korean.press('Escape');
  await expect(page.locator('.rule-field')).toHaveCount(0);
  await expect(page.locator('.arithmetic-open')).toBeFocused();
});

test('a choice that takes rules has one of your own, to start from the algorithm that was chosen', async ({ look }) => {
  const page = await look(reno, 'rto=rfc793&t=0.6s');
  await page.locator('.more').click();
  await page.locator('.setting-group summary').first().click();
  const row = page.locator('.setting[data-key="rto"]');
  await row
    .getByRole('combobox', { name: 'RTO algorithm', exact: true })
    .selectOption({ label: 'a rule of your own …' });
  await expect(row.getByRole('combobox', { name: 'RTO algorithm, as a rule' })).toHaveValue('max(min, 2 * srtt793)');
  await expect(row.getByRole('combobox', { name: 'RTO algorithm', exact: true })).toHaveValue('?');
  await row.getByRole('combobox', { name: 'RTO algorithm, as a rule' }).fill('n < 4 ? 1s : srtt * 2');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toContain('rto=n%3C4%20then%201s%20else%20srtt%2A2');
  // What is wrong is not run, and Escape brings the rule back.
  await row.getByRole('combobox', { name: 'RTO algorithm, as a rule' }).fill('srtt +');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('combobox', { name: 'RTO algorithm, as a rule' })).toHaveValue('n < 4 ? 1s : srtt * 2');
  await row.getByRole('combobox', { name: 'RTO algorithm', exact: true }).selectOption('fixed');
  await expect(row.getByRole('combobox', { name: 'RTO algorithm, as a rule' })).toHaveCount(0);
  await page.locator('.more').click();
});
