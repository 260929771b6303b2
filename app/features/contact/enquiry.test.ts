import { describe, expect, it } from 'vitest'
import { enquiryProblems, toEnquiry, type EnquiryForm } from './enquiry.ts'
import { ENQUIRY_PROJECT_TYPES, OCCUPATIONS, PURPOSES, STATES } from './enquiry-options.ts'

const FORM: EnquiryForm = {
  First_Name: 'Ari Lane',
  Purpose_of_Enquiry: 'General',
  Email: 'Ari@Studio.test',
  Occupation: '',
  Preferred_Contact_Method: '',
  Street_Address: '',
  Message: 'Hello',
  Phone: '',
  State: '',
  ProjectType: '',
}

describe('what is wrong with an enquiry', () => {
  it('is nothing for a sound one', () => {
    expect(enquiryProblems(FORM)).toEqual({})
    expect(enquiryProblems({ ...FORM, Purpose_of_Enquiry: 'Project', ProjectType: 'Aged Care' })).toEqual({})
  })

  it.each([
    [{ Purpose_of_Enquiry: '' }, 'Purpose of enquiry is required.'],
    [{ Purpose_of_Enquiry: 'Project' }, 'Project type is required.'],
    [{ Purpose_of_Enquiry: 'Project', ProjectType: 'Castle' }, 'Project type is required.'],
    [{ First_Name: ' ' }, 'Please enter a valid first name.'],
    [{ First_Name: 'x'.repeat(51) }, 'Please enter a valid first name.'],
    [{ Email: '' }, 'Email is required.'],
    [{ Email: 'ari@studio' }, 'Please enter a valid email address.'],
    [{ Email: 'ari lane@studio.test' }, 'Please enter a valid email address.'],
    [{ Email: 'ari@studio..test' }, 'Please enter a valid email address.'],
    [{ Email: `${'a'.repeat(95)}@b.test` }, 'Please enter a valid email address.'],
    [{ Email: 'ari@studio.test\r\nBcc: all@studio.test' }, 'Please enter a valid email address.'],
    [{ Email: 'a@b.test,c@d.test' }, 'Please enter a valid email address.'],
    [{ Phone: '02 5550 1200' }, 'Please enter a valid phone number.'],
    [{ Phone: '1234567890123' }, 'Please enter a valid phone number.'],
    [{ Message: '' }, 'Description is required.'],
    [{ Message: 'x'.repeat(301) }, 'Description is required.'],
  ] as const)('%j: %s', (change, sentence) => {
    expect(Object.values(enquiryProblems({ ...FORM, ...change }))).toEqual([sentence])
  })

  it('counts to the limits', () => {
    const full = { First_Name: 'x'.repeat(50), Phone: '123456789012', Message: 'x'.repeat(300) }
    expect(enquiryProblems({ ...FORM, ...full })).toEqual({})
  })
})

describe('an enquiry', () => {
  it('has the value of its purpose, whether that or its words were given', () => {
    const project = { ...FORM, Purpose_of_Enquiry: 'Project Enquiry', ProjectType: 'Aged Care' }
    expect(enquiryProblems(project)).toEqual({})
    expect(toEnquiry(project, 'au')).toMatchObject({ Purpose_of_Enquiry: 'Project', ProjectType: 'Aged Care' })
  })

  it('has the country of its market and says where it comes from', () => {
    expect(toEnquiry({ ...FORM, State: 'NSW' }, 'au')).toMatchObject({
      Country: 'AU',
      State: 'NSW',
      Source_Site: 'Specify',
    })
    expect(toEnquiry({ ...FORM, State: 'NSW' }, 'nz')).toMatchObject({ Country: 'NZ', State: '' })
  })

  it('has a project type only where it is about a project', () => {
    expect(toEnquiry({ ...FORM, ProjectType: 'Offices' }, 'au')).not.toHaveProperty('ProjectType')
    expect(toEnquiry({ ...FORM, Purpose_of_Enquiry: 'Project', ProjectType: 'Offices' }, 'au').ProjectType).toBe(
      'Offices',
    )
  })

  it('is one line where one line is meant, and cut at 250 characters of address', () => {
    const { First_Name, Street_Address } = toEnquiry(
      { ...FORM, First_Name: 'Ari\r\nBcc: x\u2028y', Street_Address: 'a'.repeat(400) },
      'au',
    )
    expect(First_Name).toBe('Ari Bcc: x y')
    expect(Street_Address).toHaveLength(250)
  })
})

it('the choices are those of the document', () => {
  expect(PURPOSES.map(([value]) => value)).toEqual(['General', 'Warranty', 'Project'])
  expect(STATES).toEqual(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'NT', 'TAS', 'ACT'])
  expect(OCCUPATIONS).toHaveLength(8)
  expect(ENQUIRY_PROJECT_TYPES).toHaveLength(10)
})
