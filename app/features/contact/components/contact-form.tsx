import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { PHONE_HINT, phoneDigits } from '#app/core/phone.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { callAction } from '#app/ui/call-action.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Problem } from '#app/ui/fields/field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import {
  CONTACT_METHODS,
  ENQUIRY_PROJECT_TYPES,
  enquiryProblems,
  MAX_LENGTHS,
  OCCUPATIONS,
  PURPOSES,
  STATES,
  toEnquiry,
  type EnquiryForm,
} from '../enquiry.ts'
import { CAPTCHA_FAILED, CONSENT_MISSING, SUBMITTED, TECHNICAL_ISSUES } from '../sentences.ts'
import { CaptchaField, type CaptchaKind } from './captcha-field.tsx'
import styles from './contact-form.module.css'

/** What came of an enquiry that was sent. */
export interface SentEnquiry {
  readonly purpose: string
  readonly projectType: string | undefined
  readonly isError: boolean
}

interface ContactFormProps {
  readonly locale: Locale
  readonly captcha: CaptchaKind
  /** Chosen from the start; empty for none. */
  readonly purpose: string
  /** Written from the start. */
  readonly message: string
  readonly legal: { readonly title: string; readonly html: string }
  readonly onSent: (sent: SentEnquiry) => void
}

const PLACEHOLDER = 'Please choose'

/** The enquiry form. What was typed stays until it has been taken. */
export function ContactForm({ locale, captcha, purpose: first, message, legal, onSent }: ContactFormProps) {
  const [purpose, setPurpose] = useState(first)
  const [sent, setSent] = useState(0)
  const [isShown, setShown] = useState(false)
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({})
  const [legalOpen, setLegalOpen] = useState(false)
  const [draw, setDraw] = useState(0)
  const answer = useRef('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent > 0) title.current?.focus()
  }, [sent])

  const form = useForm(async (given): Promise<FormProblems | null> => {
    setShown(false)
    const filled = readForm(given)
    const fields: Record<string, string> = { ...enquiryProblems(filled) }
    if (given.get('consent') === null) fields['consent'] = CONSENT_MISSING
    if (answer.current === '') fields['recaptchaValue'] = CAPTCHA_FAILED
    if (Object.keys(fields).length > 0) return { fields }
    const enquiry = toEnquiry(filled, locale)
    const input = { formData: enquiry, recaptchaValue: answer.current, consent: true }
    const outcome = await callAction('product/submitContactForm', input, locale)
    onSent({
      purpose: enquiry.Purpose_of_Enquiry,
      projectType: enquiry.ProjectType,
      isError: outcome.kind !== 'done',
    })
    // An answer is good once, whatever came of it.
    answer.current = ''
    setDraw((before) => before + 1)
    if (outcome.kind === 'done') {
      setPurpose('')
      setLeft({})
      setSent((before) => before + 1)
      setShown(true)
      return null
    }
    if (outcome.kind === 'refused' && outcome.refusal.code === 'invalid_input') {
      const { fields: refused, message: reason } = outcome.refusal
      return Object.keys(refused).length > 0 ? { fields: refused } : { form: reason }
    }
    return { form: TECHNICAL_ISSUES }
  })

  /** A field that was left says what is wrong with it, or that it is well. */
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    const { name, value } = target as unknown as HTMLInputElement
    if (!(name in EMPTY)) return
    const problem = enquiryProblems(readForm(new FormData(currentTarget)))[name as keyof EnquiryForm]
    const state = problem ?? (value.trim() === '' ? '' : VALID)
    // What is being clicked must not move away under the pointer.
    setTimeout(() => setLeft((before) => ({ ...before, [name]: state })), CLICK_MS)
  }

  const field = (name: keyof EnquiryForm) => {
    const state = left[name] ?? ''
    return {
      name,
      problem: form.problemOf(name) ?? (state === '' || state === VALID ? undefined : state),
      isValid: state === VALID,
    }
  }

  return (
    <form {...form.props} key={sent} className={styles.form} onBlur={onBlur}>
      <h2 ref={title} tabIndex={-1}>
        Send us a message
      </h2>
      {isShown && <FormMessage kind="success">{SUBMITTED}</FormMessage>}
      <SelectField
        {...field('Purpose_of_Enquiry')}
        label="Purpose of Enquiry"
        isRequired
        options={PURPOSES}
        placeholder={PLACEHOLDER}
        value={purpose}
        onChange={(event) => setPurpose(event.target.value)}
      />
      {purpose === 'Project' && (
        <SelectField
          {...field('ProjectType')}
          label="Project Type"
          isRequired
          options={ENQUIRY_PROJECT_TYPES}
          placeholder={PLACEHOLDER}
        />
      )}
      <TextField
        {...field('First_Name')}
        label="Name"
        isRequired
        maxLength={MAX_LENGTHS.First_Name}
        autoComplete="name"
      />
      <div className={styles.two}>
        <TextField
          {...field('Email')}
          label="Email"
          isRequired
          inputMode="email"
          maxLength={MAX_LENGTHS.Email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field('Phone')} label="Phone" inputMode="tel" autoComplete="tel" hint={PHONE_HINT} />
        <SelectField {...field('Occupation')} label="Occupation" options={OCCUPATIONS} placeholder={PLACEHOLDER} />
        <SelectField
          {...field('Preferred_Contact_Method')}
          label="Preferred Contact Method"
          options={CONTACT_METHODS}
          placeholder={PLACEHOLDER}
        />
      </div>
      <div className={locale === 'nz' ? undefined : styles.address}>
        <TextField
          {...field('Street_Address')}
          label="Street Address"
          maxLength={MAX_LENGTHS.Street_Address}
          autoComplete="address-line1"
        />
        {locale !== 'nz' && (
          <SelectField {...field('State')} label="State" options={STATES} placeholder={PLACEHOLDER} />
        )}
      </div>
      <TextAreaField
        {...field('Message')}
        label="Message"
        defaultValue={sent === 0 ? message : ''}
        isRequired
        maxLength={MAX_LENGTHS.Message}
        hint={`At most ${MAX_LENGTHS.Message} characters`}
      />
      <div>
        <CheckboxField
          name="consent"
          value="yes"
          aria-invalid={form.problemOf('consent') === undefined ? undefined : true}
          aria-describedby="contact-consent"
          label="I agree that what I send is kept and used to answer me"
        />
        <button type="button" className={styles.legal} onClick={() => setLegalOpen(true)}>
          Read the privacy collection notice
        </button>
        <div id="contact-consent">
          {form.problemOf('consent') && <Problem id="contact-consent-problem" text={CONSENT_MISSING} />}
        </div>
      </div>
      <div>
        <CaptchaField
          key={draw}
          captcha={captcha}
          onAnswer={(value) => {
            answer.current = value
          }}
        />
        {form.problemOf('recaptchaValue') && <Problem id="contact-captcha-problem" text={CAPTCHA_FAILED} />}
      </div>
      {form.problem && (
        <FormMessage key={form.attempt} kind="error">
          {form.problem}
        </FormMessage>
      )}
      <div>
        <SubmitButton isSending={form.isSending}>Submit</SubmitButton>
      </div>
      <noscript>
        <p>The form needs JavaScript. You can also call or write to us.</p>
      </noscript>
      <Dialog title={legal.title} open={legalOpen} onClose={() => setLegalOpen(false)}>
        <div className="c-prose" dangerouslySetInnerHTML={{ __html: legal.html }} />
      </Dialog>
    </form>
  )
}

/** A click takes less. */
const CLICK_MS = 200

/** Stands for a field that was left with something sound in it. */
const VALID = 'sound'

const EMPTY: EnquiryForm = {
  First_Name: '',
  Purpose_of_Enquiry: '',
  Email: '',
  Occupation: '',
  Preferred_Contact_Method: '',
  Street_Address: '',
  Message: '',
  Phone: '',
  State: '',
  ProjectType: '',
}

function readForm(given: FormData): EnquiryForm {
  const fields = Object.keys(EMPTY).map((name) => [name, textOf(given, name)])
  const typed = Object.fromEntries(fields) as Record<keyof EnquiryForm, string>
  return { ...typed, Phone: phoneDigits(typed.Phone) }
}
