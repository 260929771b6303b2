import { useId } from 'react'
import type { ListAnswer } from '@specify/list-reader/draft/list-draft.ts'
import type { ListAnswers, QuestionAbout } from '@specify/list-reader/model.ts'
import { optionText, questionText } from '../../lists/question-text.ts'
import styles from './question-panel.module.css'

type Question = ListAnswer['questions'][number]

interface QuestionPanelProps {
  readonly questions: readonly Question[]
  readonly answers: ListAnswers
  readonly onAnswer: (about: QuestionAbout, answer: string) => void
}

/** Asks what the list leaves open, and says what each answer does. */
export function QuestionPanel({ questions, answers, onAnswer }: QuestionPanelProps) {
  return questions.map((question) => (
    <QuestionField
      key={question.about}
      question={question}
      given={answers[question.about]}
      onAnswer={(answer) => onAnswer(question.about, answer)}
    />
  ))
}

interface QuestionFieldProps {
  readonly question: Question
  readonly given: string | undefined
  readonly onAnswer: (answer: string) => void
}

function QuestionField({ question, given, onAnswer }: QuestionFieldProps) {
  const name = useId()
  const { options, answer } = question
  const chosen = given ?? answer
  return (
    <fieldset className={styles.question} data-open={answer === null || undefined}>
      <legend className={styles.legend}>{questionText(question)}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={name} checked={chosen === option} onChange={() => onAnswer(option)} />
          <span>{optionText(question, option)}</span>
        </label>
      ))}
    </fieldset>
  )
}
