import { signInAs } from '#tests/support/browser/account-journey.ts'
import { lines, menu, room, save, view } from '#tests/support/browser/builder-page.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

const ARCHITECT = 'architect@studio.test'
const [MIXER, BASIN] = SKUS

test(
  'forty apartments are one type: typed into, tagged, duplicated, undone and saved',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, ARCHITECT)
    const projectId = await givenProject(page, { rooms: { Lobby: [BASIN] } })
    await open(page, view(projectId))
    const dialog = page.getByRole('dialog')

    await page.getByRole('button', { name: 'Add unit type' }).click()
    await expect(dialog.getByLabel('Name of the type')).toHaveValue('Type A')
    const units = dialog.getByRole('textbox', { name: 'Quantity of units' })
    await units.fill('1.5')
    await units.press('Tab')
    await expect(dialog.getByText('A whole number from 0 to 9,999.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
    await units.fill('40')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await menu(page, 'Type A', 'Add room')
    await dialog.getByLabel('Room name').fill('ensuite')
    await dialog.getByRole('button', { name: 'Add room' }).click()

    const line = page.getByRole('combobox', { name: 'Type a line' })
    await line.fill(`2 x ${MIXER} @ type a ens`)
    await expect(page.getByText('Press Enter to add 2 to Type A: Ensuite')).toBeVisible()
    await line.press('Enter')
    await expect(lines(page, 'Ensuite')).toHaveCount(1)
    await expect(lines(page, 'Ensuite')).toContainText('× 40 = 80')
    await line.fill(`${BASIN} @ garage`)
    await expect(page.getByText('There is no room garage.')).toBeVisible()
    await line.fill(`2 ${MIXER} @ type a ens`)
    await expect(page.getByText('Press Enter to add 2 to Type A: Ensuite, 80 in its 40 units')).toBeVisible()
    await line.fill('746140W @ type a ens')
    await expect(page.getByText('746140W is discontinued. Choose what takes its place')).toBeVisible()
    await line.press('Enter')
    await line.fill('463015 @ type a ens')
    await expect(page.getByText('463015 is the code of several products.')).toBeVisible()
    await line.press('Enter')
    await expect(lines(page, 'Ensuite')).toHaveCount(1)
    await line.press('ArrowUp')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await expect(page.getByText('Press Enter to add 1 to Type A: Ensuite, 40 in its 40 units')).toBeVisible()
    await line.press('Escape')
    await line.pressSequentially('12 x robe')
    await line.press('Control+z')
    await expect(lines(page, 'Ensuite')).toHaveCount(1)
    await line.press('Escape')
    await expect(line).toHaveValue('')
    await line.press('Control+z')
    await expect(lines(page, 'Ensuite')).toHaveCount(0)
    await line.press('Control+y')
    await expect(lines(page, 'Ensuite')).toHaveCount(1)
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Number tags' }).click()
    await expect(lines(page, 'Ensuite').getByText('BM-01')).toBeVisible()
    await menu(page, 'Type A', 'Duplicate')
    await expect(page.getByRole('heading', { name: 'Type B' })).toBeVisible()
    await expect(room(page, 'Ensuite 2')).toBeVisible()
    await page.getByRole('heading', { name: 'Type B' }).click()
    await page.keyboard.press('Control+z')
    await expect(room(page, 'Ensuite 2')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+z')
    await expect(room(page, 'Ensuite 2')).toBeVisible()

    await page.getByRole('button', { name: 'Insert template' }).click()
    await dialog.getByRole('radio', { name: /^Powder room/ }).check()
    await dialog.getByRole('button', { name: 'Insert', exact: true }).click()
    await expect(room(page, 'Powder Room')).toBeVisible()

    await room(page, 'Powder Room').getByLabel('Select Powder Room', { exact: true }).check()
    await room(page, 'Ensuite 2').getByLabel('Select Ensuite 2', { exact: true }).check()
    await expect(page.getByText('2 rooms selected')).toBeVisible()
    await page.getByRole('button', { name: 'Move to type' }).click()
    await dialog.getByLabel('Unit type').selectOption('Type B')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByRole('region', { name: 'Type B' }).getByText('2 rooms')).toBeVisible()

    const typeB = page.getByRole('textbox', { name: 'Quantity of units of Type B' })
    await typeB.fill('-5')
    await typeB.press('Tab')
    await expect(page.getByText('A whole number from 0 to 9,999: still 40.')).toBeVisible()
    await expect(typeB).toHaveValue('40')

    await menu(page, 'Ensuite 2', 'Access')
    await expect(dialog).toContainText('Access of Ensuite 2')
    await dialog.getByLabel('Has to meet').selectOption('Accessible, AS 1428.1:2021')
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Mark' }).click()
    await expect(room(page, 'Ensuite 2')).toContainText('Accessible, AS 1428.1:2021')

    await lines(page, 'Lobby')
      .getByRole('button', { name: /^More actions for / })
      .click()
    await page.getByRole('button', { name: 'Tag', exact: true }).click()
    await dialog.getByLabel('Tag').fill('bm-01')
    await expect(dialog.getByText('bm-01 is the tag of')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Set tag' })).toBeDisabled()
    await page.keyboard.press('Escape')

    const size = page.viewportSize()!
    await page.setViewportSize({ width: size.width, height: 560 })
    const opener = room(page, 'Ensuite 2').getByRole('button', { name: 'More actions for Ensuite 2' })
    await opener.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await opener.click()
    const actions = room(page, 'Ensuite 2').getByRole('list').filter({ hasText: 'Duplicate' })
    const box = (await actions.boundingBox())!
    expect(box.y).toBeGreaterThan(0)
    expect(box.y + box.height).toBeLessThanOrEqual(560)
    await page.keyboard.press('Escape')
    await page.setViewportSize(size)

    await save(page).click()
    await expect(page).toHaveURL(/step=4$/)
    await open(page, view(projectId))
    await expect(room(page, 'Ensuite 2')).toContainText('Accessible, AS 1428.1:2021')
    await expect(page.getByRole('textbox', { name: 'Quantity of units of Type B' })).toHaveValue('40')
    await expect(lines(page, 'Ensuite 2')).toContainText('BM-01')
    await expect(lines(page, 'Ensuite 2')).toContainText('× 40 = 80')
  },
)
