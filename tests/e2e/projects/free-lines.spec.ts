import { signInAs } from '#tests/support/browser/account-journey.ts'
import { lines, menu, room, save, view } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

const [MIXER, BASIN] = SKUS
const LONG = 'W'.repeat(200)

test('a line that is not in the catalogue is typed, edited, counted apart, exported and matched', async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { Ensuite: [BASIN] } })
  await open(page, view(projectId))
  const dialog = page.getByRole('dialog')
  const add = room(page, 'Ensuite').getByRole('button', { name: 'Add a line that is not in the catalogue' })

  await add.click()
  const description = dialog.getByLabel('Description')
  await expect(description).toBeFocused()
  await description.press('Enter')
  await expect(dialog.getByText('Please describe the line.')).toBeVisible()
  await description.fill('Custom vanity <b>by others</b>')
  await dialog.getByLabel('Allowance').selectOption('pc')
  await dialog.getByLabel('Amount in AUD, for one piece').fill('12.00.0')
  await dialog.getByLabel('Link').fill('javascript:alert(1)')
  await dialog.getByLabel('Link').press('Enter')
  await expect(dialog.getByText('An allowance is an amount from $0.01 to $10,000,000.')).toBeVisible()
  await expect(dialog.getByText('A link starts with https://')).toBeVisible()
  await dialog.getByLabel('Amount in AUD, for one piece').fill('1,200.50')
  await dialog.getByLabel('Link').fill('https://joinery.example/cv')
  await dialog.getByLabel('Supplied by').fill('Owner')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByLabel('Supplied by').press('Enter')
  await expect(dialog).toHaveCount(0)

  const line = lines(page, 'Ensuite').last()
  await expect(line).toContainText('Custom vanity <b>by others</b>')
  await expect(line).toContainText('Not from this catalogue')
  await expect(line).toContainText('supplied by Owner')
  await expect(line.getByRole('link', { name: 'https://joinery.example/cv' })).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('Allowances, not in the total')).toBeVisible()
  await expect(page.getByText('$1,200.50 ex GST', { exact: true })).toBeVisible()

  await menu(page, 'Custom vanity <b>by others</b>', 'Edit')
  await description.fill(LONG)
  await dialog.getByRole('button', { name: 'Save line' }).click()
  await expect(line).toContainText(LONG)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Control+z')
  await expect(line).toContainText('Custom vanity <b>by others</b>')
  expect(await seriousFindings(page)).toEqual([])
  await save(page).click()

  const schedule = page.getByRole('table', { name: 'Product Summary' })
  await expect(schedule).toContainText('Custom vanity <b>by others</b>')
  await expect(page.getByText('Allowances, not in the total: $1,200.50 ex GST.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString('utf8')).toContain(
    'PC sum,1200.50,ex GST,1200.50,Owner,,https://joinery.example/cv',
  )

  await open(page, view(projectId))
  await menu(page, 'Custom vanity <b>by others</b>', 'Match to a product')
  await dialog.getByLabel('Product', { exact: true }).fill(MIXER)
  await dialog.getByRole('list', { name: 'Products found' }).getByRole('button').first().click()
  await expect(line).toContainText(MIXER)
  await expect(page.getByText('Allowances, not in the total')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(line).toContainText('Not from this catalogue')
})

test('a row of a list that matches nothing is kept as a free line', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'architect@studio.test')
  const projectId = await givenProject(page, { rooms: { Ensuite: [BASIN] } })
  await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=2`)
  await page.getByRole('button', { name: 'Paste or preview a list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Codes, quantities and rooms')
    .fill(
      `Code\tDescription\tQty\tRoom\n${MIXER}\tBasin mixer\t1\tEnsuite\nCV-900-XX\tCustom vanity by others\t2\tEnsuite`,
    )
  await dialog.getByRole('button', { name: 'Preview list' }).click()
  await dialog.getByRole('button', { name: 'Keep as a free line: line 3' }).click()
  await expect(dialog.getByText('Not from this catalogue')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 2 rows to the project' }).click()
  await expect(dialog.getByText('2 rows added to the project.')).toBeVisible()
  await dialog.getByRole('button', { name: 'View products' }).click()
  await expect(lines(page, 'Ensuite').filter({ hasText: 'Custom vanity by others' })).toContainText('CV-900-XX')
})

test(
  'a free line whose code is in the catalogue says so, and joins the line that is there',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'architect@studio.test')
    const projectId = await givenProject(page, { rooms: { Ensuite: [MIXER] } })
    await open(page, view(projectId))
    const dialog = page.getByRole('dialog')
    await room(page, 'Ensuite').getByRole('button', { name: 'Add a line that is not in the catalogue' }).click()
    await dialog.getByLabel('Description').fill('Mixer by others')
    await dialog.getByLabel('Code', { exact: true }).fill(MIXER.toLowerCase())
    await dialog.getByLabel('Code', { exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await save(page).click()
    await expect(page.getByRole('table', { name: 'Product Summary' })).toContainText('Mixer by others')

    await open(page, `/au/project-builder/revisions/?projectId=${projectId}&check=1`)
    const check = page.getByRole('region', { name: 'Check before issue' })
    await expect(check).toContainText(`Code ${MIXER.toLowerCase()} of Mixer by others is in this catalogue:`)
    await expect(check).toContainText(`Mixer by others ${MIXER.toLowerCase()} has no amount in 1 line.`)
    await check.getByRole('link', { name: 'Match' }).click()
    await expect(dialog).toContainText('Match Mixer by others')
    await page.keyboard.press('Escape')

    const line = lines(page, 'Ensuite').last()
    await expect(line).toContainText(`Code ${MIXER.toLowerCase()} is in this catalogue, as ${MIXER}`)
    await line.getByRole('button', { name: `Match Mixer by others to ${MIXER}` }).click()
    await dialog.getByRole('list', { name: 'Products found' }).getByRole('button').first().click()
    await expect(dialog.getByText('One room already has this product.')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Match', exact: true }).click()
    await expect(lines(page, 'Ensuite')).toHaveCount(1)
    await expect(
      lines(page, 'Ensuite')
        .first()
        .getByRole('textbox', { name: /^Quantity of/ }),
    ).toHaveValue('2')
  },
)
