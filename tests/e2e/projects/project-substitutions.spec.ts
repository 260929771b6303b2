import { readFile } from 'node:fs/promises'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { lines, menu, save, view } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { callProjects, givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

const [MIXER, BASIN] = SKUS

test(
  'a product is replaced in three rooms and recorded, and a finish is changed with its price',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'architect@studio.test')
    const projectId = await givenProject(page, { rooms: { Ensuite: [MIXER, BASIN], Bath: [MIXER], Laundry: [MIXER] } })
    await open(page, view(projectId))
    const dialog = page.getByRole('dialog')
    const opener = lines(page, 'Bath').getByRole('button', { name: /^More actions/ })

    await opener.click()
    await page.getByRole('menuitem', { name: 'Change finish', exact: true }).last().click()
    await dialog.getByRole('radio', { name: /Brushed Nickel/ }).check()
    await expect(dialog.getByText('1 line in 1 room to Brushed Nickel')).toBeVisible()
    await dialog.getByLabel('Where').selectOption({ label: 'Whole project: 3 lines in 3 rooms' })
    await expect(dialog.getByText('3 lines in 3 rooms to Brushed Nickel')).toBeVisible()
    await dialog.getByLabel('Products').selectOption({ label: 'Everything, 1 line' })
    await expect(dialog.getByText('1 line does not come in Brushed Nickel and stays as it is')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change 3 lines' }).click()
    await expect(lines(page, 'Laundry')).toContainText('Brushed Nickel')
    await page.keyboard.press('Control+z')
    await expect(lines(page, 'Laundry')).toContainText('Chrome')

    await page.getByRole('button', { name: 'Replace a product' }).click()
    await dialog
      .getByLabel('Product', { exact: true })
      .selectOption({ label: (await dialog.getByRole('option', { name: new RegExp(MIXER) }).textContent()) ?? '' })
    await expect(dialog.getByLabel('Where')).toContainText('Whole project: 3 lines in 3 rooms')
    await dialog.getByLabel('Compare with another product').fill('luna basin mixer chrome')
    await dialog.getByRole('list', { name: 'Products found' }).getByRole('button').first().click()
    await expect(dialog.getByText('Your search')).toBeVisible()
    await dialog
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    await dialog.getByLabel('Reason').selectOption('Lead time')
    await dialog.getByLabel('In words').fill('Twelve weeks')
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Replace 3 lines' }).click()
    await expect(lines(page, 'Laundry')).not.toContainText(MIXER)
    await page.getByText('1 substitution').click()
    await expect(page.getByText('Not saved yet')).toBeVisible()

    await save(page).click()
    const table = page.getByRole('region', { name: 'Substitutions', exact: true })
    await expect(table).toContainText('Lead time: Twelve weeks')
    await expect(table).toContainText('Ensuite (1), Bath (1), Laundry (1)')
    const arrived = page.waitForEvent('download')
    await table.getByRole('link', { name: `Notice of ${MIXER} (PDF)` }).click()
    const notice = await arrived
    expect(notice.suggestedFilename()).toContain(`_substitution_${MIXER}.pdf`)
    expect((await readFile(await notice.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await open(page, view(projectId))
    await expect(page.getByText('1 substitution')).toBeVisible()
    await menu(page, 'Ensuite', 'Replace a product')
    await expect(dialog.getByLabel('Where')).toContainText('Ensuite: 1 line in 1 room')
  },
)

test(
  'all products that are no longer available are replaced in one go, and undone in one',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'architect@studio.test')
    const shoppingListId = await givenProject(page, { rooms: { Ensuite: [BASIN], Bath: [MIXER] } })
    for (const [sku, roomName] of [
      ['96140C5A', 'Ensuite'],
      ['746140W', 'Ensuite'],
      ['96140C5A', 'Bath'],
    ] as const)
      await callProjects(page, 'updateShoppingList', {
        shoppingListId,
        sku,
        items: [{ roomName }],
        allowDiscontinued: true,
      })
    await open(page, view(shoppingListId))
    await expect(page.getByText('3 lines in 2 rooms may no longer be available.')).toBeVisible()
    await page.getByRole('button', { name: 'Replace them' }).click()
    const dialog = page.getByRole('dialog')
    const rows = dialog.getByRole('listitem')
    await expect(rows.filter({ hasText: '96140C5A' })).toContainText('2 lines in 2 rooms')
    const by = (sku: string) => rows.filter({ hasText: sku }).getByLabel('Replace it with')
    await expect(by('96140C5A').locator('option:checked')).toHaveText(/^Liano II Basin Mixer.*, Maker’s replacement$/)
    await expect(by('746140W').locator('option:checked')).toHaveText(/, Maker’s replacement$/)
    await expect(dialog.getByRole('status')).toContainText('2 products, 3 lines in 2 rooms')
    await by('746140W').selectOption({ label: 'Leave it as it is' })
    await expect(dialog.getByRole('status')).toContainText('1 product, 2 lines in 2 rooms')
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Replace 1 product' }).click()
    for (const name of ['Ensuite', 'Bath'])
      await expect(lines(page, name).filter({ hasText: '96340C6AF' })).toHaveCount(1)
    await expect(page.getByText('1 line in 1 room may no longer be available.')).toBeVisible()
    await expect(page.getByText('1 substitution')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('3 lines in 2 rooms may no longer be available.')).toBeVisible()

    await page.getByRole('button', { name: 'Replace them' }).click()
    await expect(by('746140W').locator('option:checked')).toHaveText(/, Maker’s replacement$/)
    await dialog.getByRole('button', { name: 'Replace 2 products' }).click()
    await save(page).click()
    await expect(page.getByRole('region', { name: 'Substitutions', exact: true }).getByRole('link')).toHaveCount(2)
  },
)
