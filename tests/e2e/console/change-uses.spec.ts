import { newOwner } from '#tests/support/browser/account-journey.ts'
import { lines, view } from '#tests/support/browser/builder-page.ts'
import { darkContrastFindings, expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject } from '#tests/support/browser/project-journey.ts'

/** Products that no other journey has in a project. */
const [ENDING, NEXT] = ['237118C', '237116C']

test(
  'a discontinuation with a date is written to its owners, who replace the product before it happens',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    await newOwner(page)
    const projectId = await givenProject(page, { rooms: { Ensuite: [ENDING], Bath: [ENDING] } })

    await open(page, '/au/console/changes/new/')
    const buffer = Buffer.from(`SKU,Status,Replaced by\n${ENDING},discontinued,${NEXT}\n`)
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'ends.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Upload and see what it changes' }).click()
    await expect(page.getByText('1 product: 0 added, 1 changed, 0 withdrawn.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('1 open project', { exact: true })).toBeVisible()
    await page.getByLabel('From', { exact: true }).fill('2099-03-01T00:00')
    await page.getByRole('button', { name: 'Apply changes of 1 product' }).click()
    await expect(page.getByText('1 Mar 2099, 00:00 AEDT')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('link', { name: 'Projects, quotes and carts with these products' }).click()
    await expect(page.getByRole('link', { name: /^C\d+: ends\.csv$/ })).toBeVisible()
    await expect(page.getByLabel('What happens')).toHaveValue('discontinued')
    await expect(page.getByLabel('From (optional)')).toHaveValue('2099-03-01')
    await page.getByRole('button', { name: 'Preview the letter' }).click()
    await expect(page.getByText(`Discontinued, replaced by ${NEXT}`).first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Send 1 letter' }).click()
    await expect(page.getByText('1 letter is on its way.')).toBeVisible()

    await open(page, view(projectId))
    const note = page.getByRole('group').filter({ hasText: '2 lines change on 1 Mar 2099' })
    await note.getByText('2 lines change on 1 Mar 2099').press('Enter')
    await expect(note).toContainText(`Discontinued, replaced by ${NEXT}`)
    expect(await seriousFindings(page)).toEqual([])
    expect(await darkContrastFindings(page)).toEqual([])
    await note.getByRole('button', { name: `Replace ${ENDING}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    await dialog.getByLabel('Reason').selectOption('Discontinued')
    await dialog.getByRole('button', { name: 'Replace 2 lines' }).click()
    await expect(lines(page, 'Bath')).toContainText(NEXT)
    await expect(note).toBeHidden()

    await page.goto('/au/console/changes/?state=due')
    await page.getByRole('link', { name: 'ends.csv' }).first().click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Discarded. Nothing was changed.')).toBeVisible()
  },
)
