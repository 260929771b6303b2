import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import styles from './fields.module.css'

/** A choice with the arrow of the site; takes the width of its place. */
export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <div className={[styles.select, className].filter(Boolean).join(' ')}>
      <select className={styles.input} {...select}>
        {children}
      </select>
      <Icon name="down" size={16} />
    </div>
  )
}
