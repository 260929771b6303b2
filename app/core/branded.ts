declare const brand: unique symbol

/**
 * A value with a proof in its type: only the function that validates a plain value makes it `Branded`, by a cast. At
 * run time there is nothing but the value.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }
