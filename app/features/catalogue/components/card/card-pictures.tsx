import type { ComponentProps } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { Slider } from '#app/ui/sliders/slider.tsx'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import styles from './product-card.module.css'

interface CardPicturesProps {
  readonly name: string
  readonly images: readonly string[]
  readonly sizes: string
  readonly eager: boolean
  readonly link: ComponentProps<'a'>
}

/** A product's pictures, one at a time, each a link to the product. */
export function CardPictures({ name, images, sizes, eager, link }: CardPicturesProps) {
  const slides = (images.length > 0 ? images : [null]).map((image, index) => {
    const source = assetSource(image)
    const isEager = eager && index === 0
    return {
      key: image ?? '',
      content: (
        <a {...link} tabIndex={-1} aria-hidden="true">
          <Picture
            src={source?.src ?? null}
            srcSet={source?.srcSet}
            sizes={sizes}
            alt={name}
            width={480}
            height={480}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
          />
        </a>
      ),
    }
  })
  return (
    <Slider
      look="picture"
      isLazy
      className={styles.pictures}
      slides={slides}
      previousLabel={`Previous picture of ${name}`}
      nextLabel={`Next picture of ${name}`}
      buttons={images.map((image, index) => (
        <button
          key={image}
          type="button"
          tabIndex={-1}
          data-slide={index}
          aria-label={`Picture ${index + 1} of ${images.length}`}
          aria-current={index === 0}
        />
      ))}
    />
  )
}
