import type { ReactNode } from 'react'
import type { ReportPage } from '../report-page.ts'
import { ReportTrail } from './report-trail.tsx'
import styles from './report.module.css'

interface ReportFrameProps {
  readonly page: ReportPage
  readonly name: string
  readonly notice: string
  /** Below the title: the day of the data, for one. */
  readonly about: string
  readonly formats: ReactNode
  readonly children: ReactNode
}

export function ReportFrame({ page, name, notice, about, formats, children }: ReportFrameProps) {
  const { title, figures } = page
  return (
    <div className="page work-page">
      <ReportTrail page={page} name={name} />
      <div className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p className={styles.about}>
            {title}. {about}
          </p>
        </div>
        <div className={styles.ways}>{formats}</div>
      </div>
      <p className={styles.notice} role="note">
        {notice}
      </p>
      <dl className={styles.figures}>
        {figures.map(({ label, value, isWarning }) => (
          <div key={label} data-warning={isWarning}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
