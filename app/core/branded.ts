declare const brand: unique symbol

/**
 * A value with a proof in its type: a plain value is no `Branded` one, so only the function that checks makes it, by a
 * cast. At run time there is nothing but the value.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }
