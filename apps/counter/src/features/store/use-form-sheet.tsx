import { type ReactNode, useState } from 'react';
import { FormSheet, type SheetForm } from '../../components/form-sheet.tsx';

/** A sheet of questions that a section opens, and where it is drawn. */
export function useFormSheet(): { ask: (form: SheetForm) => void; sheet: ReactNode } {
  const [form, setForm] = useState<SheetForm | null>(null);
  return { ask: setForm, sheet: <FormSheet form={form} onClose={() => setForm(null)} /> };
}
