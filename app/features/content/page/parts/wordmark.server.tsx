import type { Wordmark as Drawn } from '#app/features/browse/listing/listing-definition.ts'

const HEIGHT = 48
const PAD = 14

/** A brand's name, drawn. */
export function Wordmark({ wordmark, title }: { wordmark: Drawn; title: string }) {
  const { text, width, weight, sign } = wordmark
  const left = sign === 'ring' ? HEIGHT - 4 : sign === 'frame' ? PAD : 0
  const right = sign === 'frame' ? PAD : 0
  const whole = left + width + right
  return (
    <svg viewBox={`0 0 ${whole} ${HEIGHT}`} width={whole} height={HEIGHT} role="img" aria-label={title}>
      <text
        x={left}
        y={sign === 'bar' ? 34 : 36}
        fontSize={sign === 'frame' ? 26 : 34}
        fontWeight={weight}
        textLength={width}
        lengthAdjust="spacing"
        fill="currentColor"
      >
        {text}
      </text>
      {sign === 'ring' && <circle cx="17" cy="25" r="13" fill="none" stroke="currentColor" strokeWidth="4" />}
      {sign === 'bar' && <path d={`M0 44H${width}`} stroke="currentColor" strokeWidth="2" />}
      {sign === 'wave' && (
        <path d={`M0 45q${width / 8}-6 ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4} 0`} {...LINE} />
      )}
      {sign === 'frame' && <rect x="1" y="6" width={whole - 2} height={HEIGHT - 10} {...LINE} />}
    </svg>
  )
}

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const
