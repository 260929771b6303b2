import { countOf } from '@specify/core/text/count-text.ts'
import { optionText, questionText } from '#app/features/imports/lists/question-text.ts'
import type { PriceAnswer } from '../price-shapes.server.ts'
import { Button } from '#app/ui/button.tsx'
import styles from './price-list.module.css'

interface PriceQuestionsProps {
  readonly answer: PriceAnswer
  readonly onAnswer: () => void
  /** Asks again which columns are read. */
  readonly onForget: () => void
}

/** Questions that change a price, and the offer to take codes that are nearly right. All are fields of the form. */
export function PriceQuestions({ answer, onAnswer, onForget }: PriceQuestionsProps) {
  const { questions, columns, mapping, closest, usesClosest } = answer
  const isChosen = mapping !== '{}'
  if (questions.length === 0 && columns.length === 0 && closest === 0 && !isChosen) return null
  return (
    <div className={styles.questions}>
      {/* Choices of columns go with the form from here on; a further one counts before them. */}
      {isChosen && <input type="hidden" name="mapping" value={mapping} />}
      {isChosen && (
        <p className={styles.chosen} data-scripted>
          Columns are read as you chose.
          <Button look="plain" onClick={onForget}>
            Choose again
          </Button>
        </p>
      )}
      {columns.map(({ key, field, options }) => (
        <fieldset key={`${field} ${key}`} className={styles.question} data-open>
          <legend>{COLUMN_QUESTIONS[field]}</legend>
          {options.map(({ label, mapping }) => (
            <label key={label} className={styles.option}>
              <input type="radio" name="mapping" value={JSON.stringify({ [key]: mapping })} onChange={onAnswer} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {questions.map((question) => (
        <fieldset key={question.about} className={styles.question} data-open={question.answer === null || undefined}>
          <legend>{questionText(question)}</legend>
          {question.options.map((option) => (
            <label key={option} className={styles.option}>
              <input
                type="radio"
                name={`answer-${question.about}`}
                value={option}
                defaultChecked={question.answer === option}
                onChange={onAnswer}
              />
              <span>{optionText(question, option)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {closest > 0 && (
        <label className={styles.option}>
          <input type="checkbox" name="closest" value="use" defaultChecked={usesClosest} onChange={onAnswer} />
          <span>{`Use the closest match of ${countOf(closest, 'row')}: the code is one character from a single product`}</span>
        </label>
      )}
    </div>
  )
}

const COLUMN_QUESTIONS = {
  code: 'Which column has the product codes?',
  quantity: 'More than one column could be the quantity. Which one is it?',
} as const
