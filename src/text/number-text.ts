/** Numbers have so many digits in text. */
const DIGITS = 15;

/**
 * A number as the runner writes it into text: .NET's format `G15` of its `ExpressionConstants.cs`. From 1E+15 on, and below 0.0001, it has
 * an exponent; `-0` is `0`, as GitHub's library for editors writes it.
 */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return `${value}`;
  const [digits = '', exponent = ''] = value.toExponential(DIGITS - 1).split('e');
  const power = Number(exponent);
  if (value === 0 || (power > -5 && power < DIGITS)) return `${Number(value.toPrecision(DIGITS))}`;
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return `${short}E${power < 0 ? '-' : '+'}${`${Math.abs(power)}`.padStart(2, '0')}`;
}
