/** The most recently used values, at most `limit`; the least recently used is dropped first. */
export class LruCache<K, V> {
  private readonly limit: number
  private readonly values = new Map<K, V>()

  constructor(limit: number) {
    this.limit = limit
  }

  get(key: K): V | undefined {
    const value = this.values.get(key)
    if (value !== undefined && this.values.delete(key)) this.values.set(key, value) // a map keeps the order of insertion
    return value
  }

  set(key: K, value: V): void {
    this.values.delete(key)
    this.values.set(key, value)
    const oldest = this.values.keys().next()
    if (this.values.size > this.limit && !oldest.done) this.values.delete(oldest.value)
  }

  delete(key: K): void {
    this.values.delete(key)
  }
}
