export default function RefundsPage() {
  return null;
}
