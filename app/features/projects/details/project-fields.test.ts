import { describe, expect, it } from 'vitest'
import { detailsProblems, toDetails, type GivenDetails } from './project-fields.ts'
import {
  lostCharacters,
  prefilledName,
  typedAddress,
  typedPhone,
  typedText,
  typedVersion,
} from '@specify/core/text/typed-fields.ts'
import { typedRoomName } from '@specify/schedule/rooms/room-name.ts'

const VALID: GivenDetails = {
  projectName: 'Harbour Street Apartments',
  projectType: 'multi-res',
  projectLocation: 'NSW',
  opportunityNumber: 'OP-1',
  projectVersion: '',
  username: 'Ari Lane',
  customerName: '',
  customerAddress: '',
  customerEmail: '',
  customerPhone: '',
}
const specifier = { locale: 'au', isInternal: false } as const
const staff = { locale: 'au', isInternal: true } as const

describe('what is typed into a project', () => {
  it('loses the characters that names may not have, and what is too long', () => {
    expect(typedText('Stage 1.2 <O\'Brien> & "Co"/?')).toBe('Stage 12 OBrien  Co')
    expect(typedText('Te Whānau — Café')).toBe('Te Whānau — Café')
    expect(typedText('x'.repeat(80))).toHaveLength(50)
    expect(typedAddress("12/4 O'Brien St., Level #3; <b>")).toBe("12/4 O'Brien St., Level #3 b")
  })

  it('names the characters that are not kept, each once', () => {
    expect(lostCharacters("O'Brien (Stage 2) (x)", typedText)).toEqual(["'", '(', ')'])
    expect(lostCharacters('Kitchen 1/2 — Ōtaki\n', typedRoomName)).toEqual(['/', '—'])
    expect(lostCharacters('Version 1.2!', typedVersion)).toEqual(['!'])
    expect(lostCharacters('Te Whānau e\u0301 – Café ', typedText)).toEqual([])
    expect(lostCharacters('x'.repeat(80), typedText)).toEqual([])
  })

  it('keeps a whole telephone number, never a part of one', () => {
    expect(typedPhone('02 9123 4567')).toBe('02 9123 4567')
    expect(typedPhone('(02) 9123-4567')).toBe('02 91234567')
    expect(typedPhone('+61 2 9123 4567')).toBe('+61291234567')
    expect(typedPhone('+61 2 9123 4567 890')).toBe('+61291234567890')
  })

  it('keeps the names that people have where they are filled in for them', () => {
    expect(prefilledName('Siobhan', "O'Brien")).toBe('Siobhan O’Brien')
    expect(typedText(prefilledName('Siobhan', "O'Brien"))).toBe('Siobhan O’Brien')
  })
})

describe('the details of a project', () => {
  it.each([
    [{}, {}],
    [{ projectName: ' ' }, { projectName: 'Project name is required.' }],
    [{ projectType: 'castle' }, { projectType: 'Project type is required.' }],
    [{ projectLocation: 'South Island' }, { projectLocation: 'Project location is required.' }],
    [{ username: '' }, { username: 'Specifier name is required.' }],
    [{ projectName: '<script>' }, { projectName: 'Special characters are not allowed.' }],
    [{ projectName: 'x'.repeat(51) }, { projectName: 'At most 50 characters' }],
    [{ opportunityNumber: 'a\u2028b' }, { opportunityNumber: 'Special characters are not allowed.' }],
    [{ projectVersion: 'Version 1.2' }, {}],
    [{ customerEmail: 'nonsense', customerPhone: '1' }, {}],
  ])('with %j say %j', (change, problems) => {
    expect(detailsProblems({ ...VALID, ...change }, specifier)).toEqual(problems)
  })

  it.each([
    [{ customerEmail: 'nonsense' }, { customerEmail: 'Please enter a valid email address.' }],
    [{ customerPhone: '1234567' }, { customerPhone: expect.any(String) }],
    [{ customerPhone: '1234567890123' }, { customerPhone: expect.any(String) }],
    [{ customerPhone: '+61 2 123456' }, {}],
    [{ customerAddress: '<b>' }, { customerAddress: expect.any(String) }],
    [{ customerName: 'A@B' }, { customerName: 'Special characters are not allowed.' }],
  ])('of staff with %j say %j', (change, problems) => {
    expect(detailsProblems({ ...VALID, ...change }, staff)).toEqual(problems)
  })

  it('are kept trimmed, with a first version, and with a customer for staff only', () => {
    const given = { ...VALID, projectName: ' Harbour ', customerName: 'Kim' }
    expect(toDetails(given, false)).toMatchObject({
      projectName: 'Harbour',
      projectVersion: 'Version 1',
      customer: { customerName: '' },
    })
    expect(toDetails(given, true).customer.customerName).toBe('Kim')
  })
})
