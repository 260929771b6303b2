import { expect, it } from 'vitest'
import { attachmentHeader, codeOfFileName, safePdfName } from './file-name.ts'

it.each([
  ['99TB-1_turoa-basin.pdf', '99TB-1_turoa-basin.pdf'],
  ['turoa', 'turoa.pdf'],
  ['00TB-1.5/A_x.PDF', '00TB-1.5-A_x.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a-Set-Cookie- x=1.pdf'],
  ['"; filename="x.exe', '; filename=-x.exe.pdf'],
  ['', 'document.pdf'],
  ['...', 'document.pdf'],
  ['x'.repeat(400), `${'x'.repeat(150)}.pdf`],
])('the name %j is saved as %s (T-013)', (given, saved) => {
  expect(safePdfName(given)).toBe(saved)
})

it('a download has its name twice, for old clients in ASCII', () => {
  expect(attachmentHeader("1_Tūroa's – 1.pdf")).toBe(
    `attachment; filename="1_Turoa's _ 1.pdf"; filename*=UTF-8''1_T%C5%ABroa%27s%20%E2%80%93%201.pdf`,
  )
})

it('signs that become quotes or backslashes in ASCII do not end the name (T-013)', () => {
  const wide = '\uff02; filename=x.exe\uff3c.pdf'
  expect(attachmentHeader(wide)).toMatch(/^attachment; filename="_[^"\\]*"; filename\*=UTF-8''/)
})

it('a download keeps the ending that it has', () => {
  expect(attachmentHeader('Harbour: House comments.csv')).toContain(`filename="Harbour- House comments.csv"`)
  expect(attachmentHeader('schedule.xlsx')).toContain(`filename*=UTF-8''schedule.xlsx`)
})

it.each([
  ['99TB-1_turoa-basin.pdf', '99TB-1'],
  ['document.pdf', null],
  ['_x.pdf', null],
])('the code in %s is %s', (name, code) => {
  expect(codeOfFileName(name)).toBe(code)
})
