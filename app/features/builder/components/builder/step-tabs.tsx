import type { ReactNode } from 'react'
import { moveTabFocus } from '#app/ui/menus/move-tab-focus.ts'
import { Icon } from '#app/ui/icon.tsx'
import { STEPS, type Step } from '#app/features/projects/details/builder-step.ts'
import styles from './step-tabs.module.css'

interface StepTabsProps {
  readonly step: Step
  readonly isEnabled: (step: Step) => boolean
  readonly onStep: (step: Step) => void
  /** Beside the tabs, where there is room for it. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

export function StepTabs({ step, isEnabled, onStep, beside, children }: StepTabsProps) {
  const steps = STEPS.map((name, index) => ({ name, number: (index + 1) as Step }))
  const before = steps.filter(({ number }) => number <= step)
  const after = steps.filter(({ number }) => number > step)

  const heading = ({ name, number }: (typeof steps)[number]) => (
    <h2 key={number} className={styles.heading}>
      <button
        type="button"
        aria-expanded={number === step}
        disabled={!isEnabled(number)}
        onClick={() => onStep(number)}
      >
        <span aria-hidden="true">{number}</span>
        {name}
        <Icon name={number === step ? 'up' : 'down'} size={18} />
      </button>
    </h2>
  )
  return (
    <>
      <div className={styles.row} data-screen-only>
        <div className={styles.tabs} role="tablist" aria-label="Steps" tabIndex={-1} onKeyDown={moveTabFocus}>
          {steps.map(({ name, number }) => (
            <button
              key={number}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={number === step}
              aria-controls="builder-step"
              tabIndex={number === step ? 0 : -1}
              disabled={!isEnabled(number)}
              onClick={() => onStep(number)}
            >
              <span aria-hidden="true">{`${number} `}</span>
              {name}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div className={styles.accordion} data-screen-only>
        {before.map(heading)}
      </div>
      <div id="builder-step" className={styles.panel} role="tabpanel" aria-label={STEPS[step - 1]}>
        {children}
      </div>
      <div className={styles.accordion} data-screen-only>
        {after.map(heading)}
      </div>
    </>
  )
}
