import type { Locator } from '@playwright/test'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, test } from '#tests/support/browser/journey.ts'
import { givenProject, SKUS } from '#tests/support/browser/project-journey.ts'

const [MIXER, BASIN, SHOWER] = SKUS

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test(
  'quantities are typed one below the other, filled down and pasted from a spreadsheet',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'architect@studio.test')
    const projectId = await givenProject(page, { rooms: { 'Kitchen 1': [MIXER, BASIN], 'Laundry 1': [MIXER, SHOWER] } })
    await open(page, `/au/project-builder/edit/?projectId=${projectId}&step=3`)
    const first = page.locator('[data-line]').first()
    expect((await first.boundingBox())!.y).toBeLessThan(370)
    expect((await first.boundingBox())!.height).toBeLessThan(46)

    const fields = page.locator('[data-line] input[inputmode="numeric"]')
    const quantities = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
    await fields.first().focus()
    for (const typed of ['4', '5', '6']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
    }
    await expect(fields.nth(3)).toBeFocused()
    await page.keyboard.press('Control+D')
    expect(await quantities()).toEqual(['4', '5', '6', '6'])
    await page.keyboard.press('ArrowUp')
    await expect(fields.nth(2)).toBeFocused()

    await paste(fields.nth(1), '11\r\n12\r\n13\r\n')
    expect(await quantities()).toEqual(['4', '11', '12', '13'])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect(await quantities()).toEqual(['4', '5', '6', '6'])
    await paste(fields.nth(2), '1\n2\n3')
    await expect(page.getByText('3 quantities for 2 lines: nothing was pasted.')).toBeVisible()
    expect(await quantities()).toEqual(['4', '5', '6', '6'])
  },
)
